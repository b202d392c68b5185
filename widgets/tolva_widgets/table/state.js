/**
 * What Python and a card table tell each other; `CardTable` says what each is.
 *
 * @typedef {[key: string, face: string, x: number, y: number, turn: number, size: number, marks: string]} Spot
 * @typedef {[name: string, x: number, y: number, size: number, width: number, height: number]} Area
 * @typedef {{ size: [number, number], seats: string, cards: Spot[], homes: Record<string, [number, number]>,
 *   zones: Area[], free: [number, number] }} Layout
 * @typedef {{ wide: Layout, tall: Layout, from: Record<string, string>, to: Record<string, string>, says: string,
 *   zones: Record<string, string>, cards: Record<string, string>, signs: string[] }} Drawn `{}` before there is a table
 * @typedef {Record<"open" | "label" | "go" | "key" | "key-does", string>} TypingWords
 * @typedef {Record<"fill" | "leave", string>} ScreenWords
 * @typedef {{ parts: string, faces: Record<string, string>, names: Record<string, string>, typing: TypingWords, screen: ScreenWords }} Deck
 * @typedef {{ key: string, label: string, signs?: string, group?: string, idle?: string, unseen?: string }} Phrase
 * @typedef {{ label?: string, ready?: boolean, verdict?: string, kind?: "yes" | "no" | "" }} Compose
 * @typedef {{ do: "focus" } | { do: "move-again" } | { do: "into-sight" | "move-focus", around: string, part: string } |
 *   { do: "typed", said: string, heard: boolean, mend: boolean }} Asked
 * @typedef {Record<"title" | "help" | "close" | "not-now" | "phrases" | "head-signs" | "head-keys" | "help-touch" | "head-touch", string> &
 *   { keys: [keys: string, does: string][], touch: [tap: string, does: string][], drag: [drag: string, does: string], signs: Record<string, [sign: string, means: string]> }} TableWords
 * @typedef {Model<{ _deck: Deck, _cloth: Record<"wide" | "tall", string>, _drawn: Partial<Drawn>, colours: number,
 *   mode: "watch" | "play" | "select" | "one", choices: string[], called: Record<string, string>,
 *   alike: Record<string, string>, phrases: Phrase[],
 *   at_once: string[], compose: Compose, selected: string[], marks: Record<string, Mark>, announcement: string,
 *   words: TableWords, lang: string, heard: string, _turn: number }>} TableModel
 */

/** @import { Mark } from "./signs.js" */

