"""How fast a class of a hundred learners is, without browsers: each asks what is new and answers, as a page does.

    python tests/bench/school_class.py [--learners 100] [--rounds 5]

Said are: from a learner's answer until the teacher's page could read it; from asking all until every learner has been
shown the question; from the reveal until every learner has been shown why; and what a step of the teacher's page takes
with 20,000 answers in the store. Then the server is killed in the midst of a question and started again.

Figures are printed, not judged: they depend on the machine and on what else runs there.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tornado.httpclient import AsyncHTTPClient

from helpers.class_learners import Learner
from helpers.class_server import ClassServer
from helpers.placeholders import write_site
from tolva_teach.quiz import FIRST_FAMILY
from tolva_widgets.classroom.storage.store import ClassStore

ANSWERS = 20_000
LOOK_SECONDS = 0.02


def last_number(store: ClassStore) -> int:
    """The number of the last answer; 0 before the first."""
    return max((answer.number for answer in store.answers()), default=0)


async def all_have(learners: list[Learner], key: tuple[int, str]) -> float:
    """When the last of them was shown something."""
    while not all(key in one.at for one in learners):
        await asyncio.sleep(LOOK_SECONDS)
    return max(one.at[key] for one in learners)


async def seen_by_teacher(store: ClassStore, since: int, count: int) -> dict[int, float]:
    """When the answer of each learner could be read."""
    at: dict[int, float] = {}
    while len(at) < count:
        for answer in await asyncio.to_thread(store.answers_since, since):
            at.setdefault(answer.learner, time.monotonic())
        await asyncio.sleep(LOOK_SECONDS)
    return at


async def one_round(store: ClassStore, learners: list[Learner], seed: int) -> tuple[float, list[float], float]:
    """All are asked, answer within a few seconds, and are shown why."""
    question = FIRST_FAMILY.question(seed=seed, difficulty=1)
    name, choices = str(question.name), [str(key) for key in question.choices]
    since = last_number(store)
    begun = time.monotonic()
    number = (await asyncio.to_thread(lambda: store.set_stage(question=name))).number
    shown = await all_have(learners, (number, "question")) - begun
    teacher = asyncio.create_task(seen_by_teacher(store, since, len(learners)))
    sent: dict[int, float] = {}

    async def answers(place: int, one: Learner) -> None:
        await asyncio.sleep(3 * place / len(learners))
        sent[place] = time.monotonic()
        await one.answer(name, choices[place % len(choices) :][:1], number)

    await asyncio.gather(*(answers(place, one) for place, one in enumerate(learners)))
    ids = {its.id: place for place, its in enumerate(store.learners()[-len(learners) :])}
    took = sorted(at - sent[ids[learner]] for learner, at in (await teacher).items())
    begun = time.monotonic()
    await asyncio.to_thread(lambda: store.set_stage("reveal"))
    return shown, took, await all_have(learners, (number, "explained")) - begun


async def fill(store: ClassStore) -> None:
    """As many answers as a long class has, as if given before."""
    from sqlalchemy import insert

    from tolva_widgets.classroom.storage.schema import ANSWERS as TABLE

    question = FIRST_FAMILY.question(seed=29, difficulty=1)
    row = {"question": str(question.name), "choice": '["S9"]', "right": False, "met": "[]", "broken": '["trick.trump"]'}
    row["missed"] = "[]"
    people = [its.id for its in store.learners()]
    rows = [
        {**row, "learner": people[n % len(people)], "id": f"f{n}", "at": 1.0, "replaced": False} for n in range(ANSWERS)
    ]
    with store._engine.begin() as connection:
        connection.execute(insert(TABLE), rows)


async def bench(count: int, rounds: int) -> None:
    """Print the figures."""
    AsyncHTTPClient.configure(None, max_clients=4 * count)
    with tempfile.TemporaryDirectory() as folder:
        server = ClassServer(write_site(Path(folder) / "site"), Path(folder))
        with server.started() as process:
            store = server.store()
            client = AsyncHTTPClient()
            learners = [Learner(server.address, client) for _ in range(count)]
            begun = time.monotonic()
            for one in learners:
                await one.join()
            print(f"{count} joined in {time.monotonic() - begun:.2f} s")
            await fill(store)
            staying = [asyncio.create_task(one.stay()) for one in learners]
            for number in range(rounds):
                shown, took, revealed = await one_round(store, learners, 40 + number)
                half, most = took[len(took) // 2], took[int(0.95 * len(took))]
                print(
                    f"asked, shown to all {shown:.2f} s; answer readable: median {half:.3f} s, 95 % {most:.3f} s; "
                    f"reveal, shown to all {revealed:.2f} s"
                )
            since = last_number(store)
            learners[0].now["seen"] = ""
            await learners[0].answer(str(FIRST_FAMILY.name_of(40, 1)), [], None)  # type: ignore[arg-type]
            begun = time.monotonic()
            found = store.version, store.stage, store.learners(), store.answers_since(since)
            print(f"a step of the teacher's page: {1000 * (time.monotonic() - begun):.0f} ms ({len(found[3])} new)")
            begun = time.monotonic()
            print(f"all {len(store.answers())} answers read anew: {1000 * (time.monotonic() - begun):.0f} ms")
            question = FIRST_FAMILY.question(seed=90, difficulty=1)
            number = store.set_stage(question=str(question.name)).number
            await all_have(learners, (number, "question"))
            sending = [
                asyncio.create_task(one.answer(str(question.name), [str(question.choices[0])], number))
                for one in learners
            ]
            while sum(task.done() for task in sending) < count // 3:
                await asyncio.sleep(0.001)
            confirmed = sum(task.done() for task in sending)
            server.kill(process)
        written = len(store.answers_to(number))
        print(f"killed: {confirmed} confirmed, {written} written")
        begun = time.monotonic()
        with server.started():
            answering = time.monotonic() - begun
            await asyncio.gather(*sending)
            print(
                f"it answers again after {answering:.1f} s; all {len(store.answers_to(number))} are in "
                f"{time.monotonic() - begun - answering:.1f} s later"
            )
            for task in staying:
                task.cancel()
            client.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--learners", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    asyncio.run(bench(asked.learners, asked.rounds))
