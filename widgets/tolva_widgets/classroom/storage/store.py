"""What a class is, kept in a database: every answer is written at once and once only.

The server and the kernel of the teacher's page have it open at the same time, and see what the other writes by
`ClassStore.version`. Whoever writes holds the row of the class until they are done, so that numbers of answers are seen
in the order in which they were given.
"""

import hashlib
import json
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self

from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, inspect, select, update

from tolva_teach.quiz.house import names_own
from tolva_teach.quiz.judged import LONGEST_OWN, Judged, judge, written_name

from .database import Glance, has_its_file, remove_files, said_of_store
from .faults import NotTakenError, StoreFault
from .joined_rows import join_rows
from .names import checked, made_up
from .places import engine_at
from .rows import (
    COME_IN,
    DEVICE_KNOWN,
    ONE_MORE,
    VERSION_OF_WRITES,
    WRITTEN_DOWN,
    answer_of,
    before_answer,
    changed,
    check_rate,
    check_room,
    check_table,
    count_lost,
    id_of,
    learner_of,
    learner_of_id,
    left_as,
    question_of,
    replacing,
    stage_of,
)
from .schema import ANSWERS, ASKED, CLASS, DEVICES, LEARNERS, METADATA, PREPARED, TEACHERS, VERSION
from .values import STATES, VERDICTS, Answer, Asked, Learner, Stage, State, VerdictAt

_LONGEST_ID = 36
_LONGEST_WHERE = 300
_AT_FIRST: Mapping[str, Any] = MappingProxyType(
    {"version": 0, "state": "join", "asked": 0, "sent": "", "tables": False, "house": "", "hints": True}
)
"""How a class is before anything is done in it."""


class ClassStore:
    """A class.

    Large because a class is one thing to those who use it: its learners, its answers and its questions are written
    together, and each method is one thing that a teacher or a learner does.
    """

    def __init__(self, engine: Engine, place: str, *, now: Callable[[], float] = time.time) -> None:
        """
        Args:
            engine: its database, which has the tables.
            place: where it lies, for a person.
            now: the clock.

        Raises:
            StoreFault: there is no class, or one of a later version.
        """
        self._engine = engine
        self._writer = engine.execution_options(writes=True)
        """The same, for whoever is to write; kept, for each answer is written by it."""
        self.place = place
        self._now = now
        self._glance = Glance(engine, VERSION_OF_WRITES)
        self.written = 0
        """What `version` was after this store has written last."""
        with self._reading() as connection:
            if not inspect(connection).has_table(CLASS.name):
                raise StoreFault("none", place=place)
            version = connection.execute(select(CLASS.c.schema_version)).scalar()
            if version is None:
                raise StoreFault("none", place=place)
            if version != VERSION:
                raise StoreFault("newer" if version > VERSION else "older", place=place)
            its = connection.execute(select(CLASS.c.name, CLASS.c.lang, CLASS.c.made)).one()
        self.name: str = its.name
        self.lang: str = its.lang
        self.made: float = its.made

    @classmethod
    def create(
        cls,
        name: str,
        *,
        lang: str,
        folder: Path | None = None,
        url: str | None = None,
        now: Callable[[], float] = time.time,
    ) -> Self:
        """Begin a class.

        Args:
            name: what it is called, such as `7B`.
            lang: the language that its learners' names are made up in.
            folder: where its file is to lie; where classes of this computer lie, unless somebody says otherwise.
            url: the database it is to be in, as SQLAlchemy writes it, in place of a file.
            now: the clock.

        Raises:
            StoreFault: it cannot be called so, there is one by this name, or it cannot be written.
        """
        engine, place = engine_at(name, folder, url, new=True)
        row = {"id": 1, "schema_version": VERSION, "name": name, "lang": lang, "made": now()}
        with said_of_store(place), engine.execution_options(writes=True).begin() as connection:
            if inspect(connection).has_table(CLASS.name):
                raise StoreFault("exists", name=name)
            METADATA.create_all(connection)
            connection.execute(insert(CLASS).values(**{**row, **_AT_FIRST}))
        engine.dispose()  # it would bring the file back when that has been deleted
        return cls(engine_at(name, folder, url, new=False)[0], place, now=now)

    @classmethod
    def open(
        cls,
        name_or_url: str,
        *,
        folder: Path | None = None,
        url: str | None = None,
        now: Callable[[], float] = time.time,
    ) -> Self:
        """The class of this name on this computer, or of a database as SQLAlchemy writes it.

        Args:
            name_or_url: a name, or a database.
            folder: where classes lie on this computer, if not where they always do.
            url: the database, where it is known to be meant as one.
            now: the clock.

        Raises:
            StoreFault: there is none, it is damaged, or of another version.
        """
        url = url or (name_or_url if "://" in name_or_url else None)
        engine, place = engine_at(name_or_url, folder, url, new=False)
        return cls(engine, place, now=now)

    def delete(self) -> None:
        """Remove the class, with all that was answered in it: whoever else has it open finds that it is no more.

        Raises:
            StoreFault: it cannot be removed.
        """
        if self._engine.dialect.name != "sqlite":
            self._drop_tables()
            self.close()
            return
        # Who has the file open keeps it, though it has no name any more, so it is emptied first. Where that cannot be
        # done, as on a full disk, they find that its name is gone.
        with suppress(StoreFault):
            self._drop_tables()
        self.close()
        try:
            remove_files(self._engine)
        except OSError as error:
            raise StoreFault("refused", place=self.place, why=error.strerror or str(error)) from error

    def _drop_tables(self) -> None:
        with said_of_store(self.place), self._writer.begin() as connection:
            METADATA.drop_all(connection)

    def close(self) -> None:
        """Let go of the database."""
        self._glance.close()
        self._engine.dispose()

    @property
    def url(self) -> str:
        """What opens it again, in any process of this user."""
        return self._engine.url.render_as_string(hide_password=False)

    @property
    def version(self) -> int:
        """How often it has been written in: who waits for something new asks for this.

        Raises:
            StoreFault: it cannot be read; `deleted` where it is no more, or another has taken its place.
        """
        if not has_its_file(self._engine):
            raise StoreFault("deleted", place=self.place)
        with self._reading() as connection:
            now = connection.execute(VERSION_OF_WRITES).one()
        if now.made != self.made:
            raise StoreFault("deleted", place=self.place)
        return int(now.version)

    @property
    def quick_version(self) -> int | None:
        """The same in microseconds, without waiting for anybody; None where it cannot be told so, or the class is no
        more: then `version` says why."""
        found = self._glance() if has_its_file(self._engine) else None
        return found[0] if found is not None and found[1] == self.made else None

    # Who is here

    def join(self, lang: str | None = None) -> tuple[Learner, str]:
        """A learner comes in; with the secret by which their browser is known from now on.

        Args:
            lang: the language that their name is made up in; the class's where left out.

        Raises:
            NotTakenError: the class is full.
        """
        key, now = secrets.token_urlsafe(24), self._now()
        with self._writing() as connection:
            name = made_up(lang or self.lang, check_room(connection))
            row = {"name": name, "joined": now, "seen": now, "removed": False, "where": "", "lost": 0}
            learner = learner_of(connection.execute(COME_IN, row).one())
            connection.execute(DEVICE_KNOWN, {"key_hash": _hash(key), "learner": learner.id})
        return learner, key

    def of_key(self, key: str) -> Learner | None:
        """Whose browser has this secret; one who was removed is still known."""
        with self._reading() as connection:
            known = select(LEARNERS).join(DEVICES).where(DEVICES.c.key_hash == _hash(key))
            row = connection.execute(known).first()
        return None if row is None else learner_of(row)

    def learners(self) -> list[Learner]:
        """Everyone who has ever come in, in that order."""
        with self._reading() as connection:
            return [learner_of(row) for row in connection.execute(select(LEARNERS).order_by(LEARNERS.c.id))]

    def rename(self, learner: Learner | int, name: str) -> Learner:
        """Call a learner something else.

        Raises:
            NotTakenError: nobody can be called so, or somebody is.
        """
        clean, id = checked(name), id_of(learner)
        with self._writing() as connection:
            others = select(LEARNERS.c.id).where(LEARNERS.c.name == clean, LEARNERS.c.id != id)
            if connection.execute(others).first():
                raise NotTakenError("name-taken")
            connection.execute(update(LEARNERS).where(LEARNERS.c.id == id).values(name=clean))
            return learner_of_id(connection, id)

    def remove(self, learner: Learner | int) -> Learner:
        """Put a learner out; what they have answered stays."""
        return self._change(learner, removed=True)

    def restore(self, learner: Learner | int) -> Learner:
        """Let a learner in again who was put out.

        Raises:
            NotTakenError: the class is full.
        """
        with self._writing() as connection:
            if learner_of_id(connection, id_of(learner)).removed:
                check_room(connection)
            return changed(connection, learner, removed=False)

    def become(self, new: Learner | int, known: Learner | int) -> Learner:
        """A learner who came in anew, at another device, is one who was here before: there is one row of them from now
        on, under the name that it had, and both devices are theirs.

        Raises:
            NotTakenError: there is no such learner, or it is the same one; or the one who was here before was put out.
        """
        ids = id_of(new), id_of(known)
        with self._writing() as connection:
            both = [learner_of_id(connection, its) for its in ids]
            if both[0] == both[1]:
                raise NotTakenError("nobody")
            if both[1].removed:
                raise NotTakenError("removed-row")
            join_rows(connection, *ids)
            return learner_of_id(connection, ids[1])

    def seat(self, learner: Learner | int, table: int | None) -> Learner:
        """Ask a learner to sit at a table, or at none in particular.

        Raises:
            NotTakenError: there is no such table.
        """
        check_table(table)
        return self._change(learner, table=table)

    def sit(self, learner: Learner | int, table: object) -> Learner:
        """A learner says at which table they sit, or with None that they have not found one.

        Raises:
            NotTakenError: there is no such table, nobody is asked, or the learner was put out.
        """
        check_table(table)
        with self._writing() as connection:
            if not stage_of(connection).tables:
                raise NotTakenError("asked-table")
            if learner_of_id(connection, id_of(learner)).removed:
                raise NotTakenError("removed")
            return changed(connection, learner, table=table)

    def ask_tables(self, asks: bool) -> Stage:
        """Ask all at which table they sit, or ask no more: what they have said stays."""
        with self._writing() as connection:
            connection.execute(update(CLASS).values(tables=asks))
            return stage_of(connection)

    def touch_all(self, places: Mapping[int, tuple[str, float]]) -> None:
        """Learners, by their ids, are at pages, each since a time: written at once for all of them."""
        rows = [{"its": learner, "page": where[:_LONGEST_WHERE], "time": at} for learner, (where, at) in places.items()]
        wanted = update(LEARNERS).where(LEARNERS.c.id == bindparam("its"))
        with self._writing() as connection:
            connection.execute(wanted.values(where=bindparam("page"), seen=bindparam("time")), rows)

    def lost(self, learner: Learner | int) -> Learner:
        """A learner says that they are lost: at the question that all are asked, where they are counted once."""
        now = self._now()
        with self._writing() as connection:
            count_lost(connection, learner_of_id(connection, id_of(learner)))
            return changed(connection, learner, lost=LEARNERS.c.lost + 1, lost_at=now, seen=now)

    # The teacher's browsers

    def admit_teacher(self) -> str:
        """The secret by which a browser is known as the teacher's from now on."""
        key = secrets.token_urlsafe(32)
        with self._writing() as connection:
            connection.execute(insert(TEACHERS).values(key_hash=_hash(key)))
        return key

    def is_teacher(self, key: str) -> bool:
        """Whether a browser that has this secret is the teacher's."""
        with self._reading() as connection:
            found = connection.execute(select(TEACHERS.c.key_hash).where(TEACHERS.c.key_hash == _hash(key)))
            return found.first() is not None

    # What is answered

    def answer(
        self,
        learner: Learner | int,
        id: object,
        question: object,
        choice: object,
        *,
        asked: int | None = None,
        only: object = (),
        judged: Judged | None = None,
    ) -> bool:
        """Write an answer down, once: one that is sent again is confirmed again.

        Args:
            learner: whose.
            id: what the learner's page calls it; the same for all times that it is sent.
            question: the question's name.
            choice: the keys of what was chosen, in any order.
            asked: the number of the question to all that it is meant for. Without it an answer to the question that all
                are asked, while that can be answered, is meant for that.
            only: the verbs of the decisions that were offered, where a level offered no others: such an answer is to
                less than all are asked, and none to that.
            judged: what it is worth, where that has been looked at; then the question and the choice are these.

        Returns:
            Whether it counts. It does not where the question has been closed before it came.

        Raises:
            NotTakenError: nobody has such a question or choice, the learner was put out, sends too many, or has been
                told at once whether they were right: their first answer counts.
        """
        if not isinstance(id, str) or not 0 < len(id) <= _LONGEST_ID or not (id.isascii() and id.isprintable()):
            raise NotTakenError("id")
        known = _hash(id)[:_LONGEST_ID]  # nothing that a page may have written of its own is kept
        judged = judged or judge(question, choice, only, own=self._has_asked(question))
        with self._writing() as connection:
            its = before_answer(connection, id_of(learner), known, self._now())
            if its.removed:
                raise NotTakenError("removed")
            if its.known:
                return True
            check_rate(its.all, its.recent)
            belongs = None if only else question_of(connection, judged.question, its.asked if asked is None else asked)
            if asked is not None and belongs is None:
                return False
            number = None if belongs is None else replacing(connection, its.id, belongs, meant=asked is not None)
            row = {"learner": its.id, "id": known, **self._written(judged), "asked": number}
            connection.execute(WRITTEN_DOWN, row)
        return True

    def own_asked(self) -> frozenset[str]:
        """The questions about positions of the teacher's own that all were asked: of learners' own nothing is kept."""
        with self._reading() as connection:
            return frozenset(filter(names_own, connection.execute(select(ASKED.c.question)).scalars()))

    def _has_asked(self, question: object) -> bool:
        """Whether it is one of these."""
        is_own = isinstance(question, str) and len(question) <= LONGEST_OWN and names_own(question)
        return is_own and question in self.own_asked()

    def answers(self) -> list[Answer]:
        """All answers that count: of several to a question to all, each learner's latest."""
        return self.answers_since(0)

    def answers_since(self, number: int) -> list[Answer]:
        """Those that came after the one of this number; one may replace another of the same `Answer.key`."""
        wanted = select(ANSWERS).where(ANSWERS.c.number > number, ~ANSWERS.c.replaced).order_by(ANSWERS.c.number)
        with self._reading() as connection:
            return [answer_of(row) for row in connection.execute(wanted)]

    def answers_to(self, asked: int) -> list[Answer]:
        """What each learner has answered to a question to all, those who were put out too."""
        wanted = select(ANSWERS).where(ANSWERS.c.asked == asked, ~ANSWERS.c.replaced)
        with self._reading() as connection:
            return [answer_of(row) for row in connection.execute(wanted)]

    # What all are shown

    def prepared(self) -> list[str]:
        """The questions that the teacher has prepared, by their names, in their order."""
        with self._reading() as connection:
            return [*connection.execute(select(PREPARED.c.question).order_by(PREPARED.c.place)).scalars()]

    def prepare(self, questions: Sequence[str]) -> None:
        """Keep these in the place of those that were prepared before."""
        rows = [{"place": place, "question": question} for place, question in enumerate(questions)]
        with self._writing() as connection:
            connection.execute(delete(PREPARED))
            if rows:
                connection.execute(insert(PREPARED), rows)

    @property
    def stage(self) -> Stage:
        """What the class is shown now."""
        with self._reading() as connection:
            return stage_of(connection)

    def asked(self) -> list[Asked]:
        """Every question that all were asked, in that order."""
        with self._reading() as connection:
            return [Asked(**row._mapping) for row in connection.execute(select(ASKED).order_by(ASKED.c.number))]

    def set_stage(
        self,
        state: State | None = None,
        *,
        question: str | None = None,
        number: int | None = None,
        closed: bool | None = None,
        verdict: VerdictAt | None = None,
        about: str = "",
        seen: str | None = None,
    ) -> Stage:
        """Show the class something else.

        Args:
            state: what it is shown; `question` for a question that is new, of another as it was left, else as it is.
            question: a question's name, with the house rules that it is asked by: all are asked this from now on, as a
                new question, though it were the same.
            number: go to this question to all, which has been asked before; the one that was shown before the address
                was is shown again.
            closed: whether answers can no longer be changed. Once it has been revealed what was right they cannot.
            verdict: when learners are told whether they were right; as with the question before.
            about: the rule that a new question was chosen for, by its id.
            seen: what was seen of the stage, as `Stage.seen` says it, by whoever wants this: of another stage they
                would not want it.

        Raises:
            NotTakenError: there is no such question, or the stage is another than was seen.
        """
        if state not in (None, *STATES) or verdict not in (None, *VERDICTS):
            raise ValueError(state, verdict)
        with self._writing() as connection:
            now = stage_of(connection)
            if seen not in (None, now.seen):
                raise NotTakenError("step")
            if question is not None:
                number = self._ask(connection, written_name(question), verdict or now.verdict, about)
                state = state or "question"
                connection.execute(update(CLASS).values(sent=""))
            elif number is not None:
                left = left_as(connection, number)
                state = state or left
            else:
                number = now.number
            state = state or now.state
            if state != "join" and not number:
                raise NotTakenError("question")
            shut = True if state == "reveal" else closed
            values = {"closed": shut, "verdict": verdict, "state": None if state == "join" else state}
            changed = {key: value for key, value in values.items() if value is not None}
            if changed and number:
                connection.execute(update(ASKED).where(ASKED.c.number == number).values(**changed))
            connection.execute(update(CLASS).values(state=state, asked=number))
            return stage_of(connection)

    def send(self, page: str) -> Stage:
        """Send everybody to a page, as `sent` has it, or with none to none any more; a new question calls all back.

        Nobody who is sent away is waited for: the question is closed, and the large screen, which says where all are
        sent, shows it no longer.
        """
        with self._writing() as connection:
            if page:
                connection.execute(
                    update(ASKED).where(ASKED.c.number == stage_of(connection).number).values(closed=True)
                )
            connection.execute(update(CLASS).values(sent=page, **({"state": "join"} if page else {})))
            return stage_of(connection)

    def play_by(self, house: str) -> Stage:
        """Play by these house rules from now on, as `house` has them; by the book where it is empty."""
        with self._writing() as connection:
            connection.execute(update(CLASS).values(house=house))
            return stage_of(connection)

    def give_hints(self, gives: bool) -> Stage:
        """Learners may take hints, or may not."""
        with self._writing() as connection:
            connection.execute(update(CLASS).values(hints=gives))
            return stage_of(connection)

    def _ask(self, connection: Connection, question: str, verdict: VerdictAt, about: str) -> int:
        last = connection.execute(select(func.max(ASKED.c.number))).scalar() or 0
        row = {
            "number": last + 1,
            "question": question,
            "verdict": verdict,
            "closed": False,
            "at": self._now(),
            "about": about,
            "lost": 0,
        }
        connection.execute(insert(ASKED).values(**row, state="question"))
        return int(last + 1)

    def _change(self, learner: Learner | int, **values: Any) -> Learner:
        with self._writing() as connection:
            return changed(connection, learner, **values)

    def _written(self, judged: Judged) -> Mapping[str, Any]:
        lists = {"choice": judged.choice, "met": judged.met, "broken": judged.broken, "missed": judged.missed}
        written = {key: json.dumps(value) for key, value in lists.items()}
        return {**written, "question": judged.question, "right": judged.right, "at": self._now(), "replaced": False}

    @contextmanager
    def _said(self) -> Iterator[None]:
        """Says what the database cannot do: of one whose file is gone, that it was deleted."""
        try:
            with said_of_store(self.place):
                yield
        except StoreFault as fault:
            if fault.code != "deleted" and not has_its_file(self._engine):
                raise StoreFault("deleted", place=self.place) from fault
            raise

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._said(), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """Write, and let those know who wait for something new: all of it is kept, or none."""
        with self._said(), self._writer.begin() as connection:
            version = connection.execute(ONE_MORE, {"its": self.made}).scalar()
            if version is None:  # another by its name may have taken its place
                raise StoreFault("deleted", place=self.place)
            self.written = version
            yield connection


def _hash(key: str) -> str:
    """A secret has as much chance in it as a hash has room for: it needs no salt."""
    return hashlib.sha256(key.encode()).hexdigest()
