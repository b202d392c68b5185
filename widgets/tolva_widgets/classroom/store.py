"""What a class is, kept in a database: every answer is written at once and once only.

The server and the kernel of the teacher's page have it open at the same time, and see what the other writes by
`ClassStore.version`. Whoever writes holds the row of the class until they are done, so that numbers of answers are seen
in the order in which they were given.
"""

import hashlib
import json
import secrets
import time
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self

from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, inspect, select, update
from sqlalchemy.engine import Row

from tolva_teach.quiz.judged import Judged, judge, written_name

from .database import engine_of, has_its_file, is_there, remove_files, said_of_store, stamp_of
from .faults import NotTakenError, StoreFault
from .joined_rows import join_rows
from .names import checked, class_file, made_up
from .places import ENDING, class_folder
from .schema import ANSWERS, ASKED, CLASS, DEVICES, LEARNERS, METADATA, PREPARED, TEACHERS, VERSION
from .values import STATES, TABLES, VERDICTS, Answer, Asked, Learner, Stage, State, VerdictAt

MOST_LEARNERS = 500
MOST_ANSWERS = 5000
"""So many answers a learner may send, and so many in a minute:"""
MOST_A_MINUTE = 60
_LONGEST_ID = 36
_LONGEST_WHERE = 300
_AT_FIRST: Mapping[str, Any] = MappingProxyType(
    {"version": 0, "state": "join", "asked": 0, "sent": "", "tables": False, "house": ""}
)
"""How a class is before anything is done in it."""
_MOST_ASKED = 2**31 - 1
"""No question to all has a larger number: no database of ours could keep it."""


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
        self.place = place
        self._now = now
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
        engine, place = _engine(name, folder, url, new=True)
        row = {"id": 1, "schema_version": VERSION, "name": name, "lang": lang, "made": now()}
        with said_of_store(place), engine.execution_options(writes=True).begin() as connection:
            if inspect(connection).has_table(CLASS.name):
                raise StoreFault("exists", name=name)
            METADATA.create_all(connection)
            connection.execute(insert(CLASS).values(**{**row, **_AT_FIRST}))
        engine.dispose()  # it would bring the file back when that has been deleted
        return cls(_engine(name, folder, url, new=False)[0], place, now=now)

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
        engine, place = _engine(name_or_url, folder, url, new=False)
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
        with said_of_store(self.place), self._engine.execution_options(writes=True).begin() as connection:
            METADATA.drop_all(connection)

    def close(self) -> None:
        """Let go of the database."""
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
            now = connection.execute(_VERSION).one()
        if now.made != self.made:
            raise StoreFault("deleted", place=self.place)
        return int(now.version)

    @property
    def stamp(self) -> Hashable:
        """What is another when it has been written in, and costs little to ask; None where there is no such thing.

        Two writes in a moment may look like one: now and then `version` is to be asked in any case.
        """
        return stamp_of(self._engine)

    # Who is here

    def join(self) -> tuple[Learner, str]:
        """A learner comes in; with the secret by which their browser is known from now on.

        Raises:
            NotTakenError: the class is full.
        """
        key, now = secrets.token_urlsafe(24), self._now()
        with self._writing() as connection:
            _check_room(connection)
            names = set(connection.execute(select(LEARNERS.c.name)).scalars())
            values = {"name": made_up(self.lang, names), "joined": now, "seen": now}
            wanted = insert(LEARNERS).values(**values, removed=False, where="", lost=0).returning(LEARNERS.c.id)
            learner = _one(connection, connection.execute(wanted).scalar_one())
            connection.execute(insert(DEVICES).values(key_hash=_hash(key), learner=learner.id))
        return learner, key

    def of_key(self, key: str) -> Learner | None:
        """Whose browser has this secret; one who was removed is still known."""
        with self._reading() as connection:
            known = select(LEARNERS).join(DEVICES).where(DEVICES.c.key_hash == _hash(key))
            row = connection.execute(known).first()
        return None if row is None else _learner(row)

    def learners(self) -> list[Learner]:
        """Everyone who has ever come in, in that order."""
        with self._reading() as connection:
            return [_learner(row) for row in connection.execute(select(LEARNERS).order_by(LEARNERS.c.id))]

    def rename(self, learner: Learner | int, name: str) -> Learner:
        """Call a learner something else.

        Raises:
            NotTakenError: nobody can be called so, or somebody is.
        """
        clean, id = checked(name), _id(learner)
        with self._writing() as connection:
            others = select(LEARNERS.c.id).where(LEARNERS.c.name == clean, LEARNERS.c.id != id)
            if connection.execute(others).first():
                raise NotTakenError("name-taken")
            connection.execute(update(LEARNERS).where(LEARNERS.c.id == id).values(name=clean))
            return _one(connection, id)

    def remove(self, learner: Learner | int) -> Learner:
        """Put a learner out; what they have answered stays."""
        return self._change(learner, removed=True)

    def restore(self, learner: Learner | int) -> Learner:
        """Let a learner in again who was put out.

        Raises:
            NotTakenError: the class is full.
        """
        with self._writing() as connection:
            if _one(connection, _id(learner)).removed:
                _check_room(connection)
            return _changed(connection, learner, removed=False)

    def become(self, new: Learner | int, known: Learner | int) -> Learner:
        """A learner who came in anew, at another device, is one who was here before: there is one row of them from now
        on, under the name that it had, and both devices are theirs.

        Raises:
            NotTakenError: there is no such learner, or it is the same one; or the one who was here before was put out.
        """
        ids = _id(new), _id(known)
        with self._writing() as connection:
            both = [_one(connection, its) for its in ids]
            if both[0] == both[1]:
                raise NotTakenError("nobody")
            if both[1].removed:
                raise NotTakenError("removed-row")
            join_rows(connection, *ids)
            return _one(connection, ids[1])

    def seat(self, learner: Learner | int, table: int | None) -> Learner:
        """Ask a learner to sit at a table, or at none in particular.

        Raises:
            NotTakenError: there is no such table.
        """
        _check_table(table)
        return self._change(learner, table=table)

    def sit(self, learner: Learner | int, table: object) -> Learner:
        """A learner says at which table they sit, or with None that they have not found one.

        Raises:
            NotTakenError: there is no such table, nobody is asked, or the learner was put out.
        """
        _check_table(table)
        with self._writing() as connection:
            if not _stage(connection).tables:
                raise NotTakenError("asked-table")
            if _one(connection, _id(learner)).removed:
                raise NotTakenError("removed")
            return _changed(connection, learner, table=table)

    def ask_tables(self, asks: bool) -> Stage:
        """Ask all at which table they sit, or ask no more: what they have said stays."""
        with self._writing() as connection:
            connection.execute(update(CLASS).values(tables=asks))
            return _stage(connection)

    def touch_all(self, places: Mapping[int, tuple[str, float]]) -> None:
        """Learners, by their ids, are at pages, each since a time: written at once for all of them."""
        rows = [{"its": learner, "page": where[:_LONGEST_WHERE], "time": at} for learner, (where, at) in places.items()]
        wanted = update(LEARNERS).where(LEARNERS.c.id == bindparam("its"))
        with self._writing() as connection:
            connection.execute(wanted.values(where=bindparam("page"), seen=bindparam("time")), rows)

    def lost(self, learner: Learner | int) -> Learner:
        """A learner says that they are lost."""
        return self._change(learner, lost=LEARNERS.c.lost + 1, lost_at=self._now(), seen=self._now())

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

        Returns:
            Whether it counts. It does not where the question has been closed before it came.

        Raises:
            NotTakenError: nobody has such a question or choice, the learner was put out, sends too many, or has been
                told at once whether they were right: their first answer counts.
        """
        if not isinstance(id, str) or not 0 < len(id) <= _LONGEST_ID or not (id.isascii() and id.isprintable()):
            raise NotTakenError("id")
        known = _hash(id)[:_LONGEST_ID]  # nothing that a page may have written of its own is kept
        judged = judge(question, choice, only)
        with self._writing() as connection:
            its = self._before_answer(connection, _id(learner), known)
            if its.removed:
                raise NotTakenError("removed")
            if its.known:
                return True
            _check_rate(its.all, its.recent)
            belongs = None if only else _belongs(connection, judged.question, its.asked if asked is None else asked)
            if asked is not None and belongs is None:
                return False
            number = None if belongs is None else _replacing(connection, its.id, belongs, meant=asked is not None)
            row = {"learner": its.id, "id": known, **self._written(judged), "asked": number}
            connection.execute(_WRITTEN_DOWN, row)
        return True

    def _before_answer(self, connection: Connection, learner: int, known: str) -> Row[Any]:
        """Of whoever answers all that hangs on, asked at once: it is asked for each answer of a class.

        A clock that is put back must not keep anybody from answering: what is later than now is not counted.
        """
        now = self._now()
        row = connection.execute(
            _BEFORE_ANSWER, {"its": learner, "known": known, "from": now - 60, "until": now}
        ).first()
        if row is None:
            raise NotTakenError("nobody")
        return row

    def answers(self) -> list[Answer]:
        """All answers that count: of several to a question to all, each learner's latest."""
        return self.answers_since(0)

    def answers_since(self, number: int) -> list[Answer]:
        """Those that came after the one of this number; one may replace another of the same `Answer.key`."""
        wanted = select(ANSWERS).where(ANSWERS.c.number > number, ~ANSWERS.c.replaced).order_by(ANSWERS.c.number)
        with self._reading() as connection:
            return [_answer(row) for row in connection.execute(wanted)]

    def answers_to(self, asked: int) -> list[Answer]:
        """What each learner has answered to a question to all, those who were put out too."""
        wanted = select(ANSWERS).where(ANSWERS.c.asked == asked, ~ANSWERS.c.replaced)
        with self._reading() as connection:
            return [_answer(row) for row in connection.execute(wanted)]

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
            return _stage(connection)

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
            seen: what was seen of the stage, as `Stage.seen` says it, by whoever wants this: of another stage they
                would not want it.

        Raises:
            NotTakenError: there is no such question, or the stage is another than was seen.
        """
        if state not in (None, *STATES) or verdict not in (None, *VERDICTS):
            raise ValueError(state, verdict)
        with self._writing() as connection:
            now = _stage(connection)
            if seen not in (None, now.seen):
                raise NotTakenError("step")
            if question is not None:
                number = self._ask(connection, written_name(question), verdict or now.verdict)
                state = state or "question"
                connection.execute(update(CLASS).values(sent=""))
            elif number is not None:
                left = self._left(connection, number)
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
            return _stage(connection)

    def send(self, page: str) -> Stage:
        """Send everybody to a page, as `sent` has it, or with none to none any more; a new question calls all back."""
        with self._writing() as connection:
            connection.execute(update(CLASS).values(sent=page))
            return _stage(connection)

    def play_by(self, house: str) -> Stage:
        """Play by these house rules from now on, as `house` has them; by the book where it is empty."""
        with self._writing() as connection:
            connection.execute(update(CLASS).values(house=house))
            return _stage(connection)

    @staticmethod
    def _left(connection: Connection, number: int) -> State:
        """How a question to all was left."""
        found: State | None = connection.execute(select(ASKED.c.state).where(ASKED.c.number == number)).scalar()
        if found is None:
            raise NotTakenError("question")
        return found

    def _ask(self, connection: Connection, question: str, verdict: VerdictAt) -> int:
        last = connection.execute(select(func.max(ASKED.c.number))).scalar() or 0
        row = {"number": last + 1, "question": question, "verdict": verdict, "closed": False, "at": self._now()}
        connection.execute(insert(ASKED).values(**row, state="question"))
        return int(last + 1)

    def _change(self, learner: Learner | int, **values: Any) -> Learner:
        with self._writing() as connection:
            return _changed(connection, learner, **values)

    def _written(self, judged: Judged) -> Mapping[str, Any]:
        lists = {"choice": judged.choice, "met": judged.met, "broken": judged.broken}
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
        with self._said(), self._engine.execution_options(writes=True).begin() as connection:
            version = connection.execute(_ONE_MORE, {"its": self.made}).scalar()
            if version is None:  # another by its name may have taken its place
                raise StoreFault("deleted", place=self.place)
            self.written = version
            yield connection


# What is asked and written for each answer is put together once: that takes longer than the database does.
_ONE_MORE = (
    update(CLASS).where(CLASS.c.made == bindparam("its")).values(version=CLASS.c.version + 1).returning(CLASS.c.version)
)

_VERSION = select(CLASS.c.version, CLASS.c.made)
_STAGE = select(
    *(CLASS.c.state, CLASS.c.sent, CLASS.c.tables, CLASS.c.house),
    *(ASKED.c.number, ASKED.c.question, ASKED.c.closed, ASKED.c.verdict, ASKED.c.state.label("left")),
).outerjoin(ASKED, ASKED.c.number == CLASS.c.asked)

_MINE = ANSWERS.c.learner == LEARNERS.c.id
_RECENT = ANSWERS.c.at.between(bindparam("from"), bindparam("until"))
_BEFORE_ANSWER = select(
    LEARNERS.c.id,
    LEARNERS.c.removed,
    select(ANSWERS.c.number).where(_MINE, ANSWERS.c.id == bindparam("known")).exists().label("known"),
    select(func.count()).select_from(ANSWERS).where(_MINE).scalar_subquery().label("all"),
    select(func.count()).select_from(ANSWERS).where(_MINE, _RECENT).scalar_subquery().label("recent"),
    select(CLASS.c.asked).scalar_subquery().label("asked"),
).where(LEARNERS.c.id == bindparam("its"))
_WRITTEN_DOWN = insert(ANSWERS)


def _engine(name: str, folder: Path | None, url: str | None, *, new: bool) -> tuple[Engine, str]:
    """The database of a class, and where it lies."""
    if url is not None:
        engine = engine_of(url, new=new)
        if not new and not has_its_file(engine):
            raise StoreFault("none", place=_place(engine))
        return engine, _place(engine)
    stem = class_file(name)
    if stem is None:
        raise StoreFault("name", name=name[:60])
    path = (folder or class_folder()) / f"{stem}{ENDING}"
    if not is_there(path) and not new:
        raise StoreFault("unknown", name=name)
    if new:
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise StoreFault("refused", place=str(path), why=error.strerror or str(error)) from error
    return engine_of(f"sqlite:///{path}", new=new), str(path)


def _place(engine: Engine) -> str:
    """Where a database lies, for a person: a file's path, of all else its address without the password."""
    its = engine.url
    return str(its.database) if its.get_backend_name() == "sqlite" else its.render_as_string(hide_password=True)


def _hash(key: str) -> str:
    """A secret has as much chance in it as a hash has room for: it needs no salt."""
    return hashlib.sha256(key.encode()).hexdigest()


def _id(learner: Learner | int) -> int:
    return learner.id if isinstance(learner, Learner) else learner


def _check_room(connection: Connection) -> None:
    """Who was put out takes nobody's place."""
    here = select(func.count()).select_from(LEARNERS).where(~LEARNERS.c.removed)
    if connection.execute(here).scalar_one() >= MOST_LEARNERS:
        raise NotTakenError("full", most=MOST_LEARNERS)


def _check_rate(answers: int, recent: int) -> None:
    """Raises:
    NotTakenError: a learner has sent so many answers, or so many in a minute.
    """
    if recent >= MOST_A_MINUTE:
        raise NotTakenError("so-fast")
    if answers >= MOST_ANSWERS:
        raise NotTakenError("so-many")


def _check_table(table: object) -> None:
    """Raises:
    NotTakenError: it is no table, nor None.
    """
    if table is not None and (isinstance(table, bool) or not isinstance(table, int) or table not in TABLES):
        raise NotTakenError("table", most=TABLES[-1])


def _changed(connection: Connection, learner: Learner | int, **values: Any) -> Learner:
    connection.execute(update(LEARNERS).where(LEARNERS.c.id == _id(learner)).values(**values))
    return _one(connection, _id(learner))


def _replacing(connection: Connection, learner: int, asked: Asked, *, meant: bool) -> int | None:
    """The number of the question to all that an answer is written down for; an earlier one of the learner's gives way.

    Args:
        connection: to the database.
        learner: whose answer it is.
        asked: the question to all.
        meant: whether the learner's page says that it is for that; else one who has been told what is right practises.
    """
    earlier = ANSWERS.c.learner == learner, ANSWERS.c.asked == asked.number
    if asked.verdict == "now" and connection.execute(select(ANSWERS.c.number).where(*earlier)).first():
        if meant:
            raise NotTakenError("told")
        return None
    connection.execute(update(ANSWERS).where(*earlier).values(replaced=True))
    return asked.number


def _one(connection: Connection, learner: int) -> Learner:
    row = connection.execute(select(LEARNERS).where(LEARNERS.c.id == learner)).first()
    if row is None:
        raise NotTakenError("nobody")
    return _learner(row)


def _learner(row: Row[Any]) -> Learner:
    return Learner(**row._mapping)


def _answer(row: Row[Any]) -> Answer:
    choice, met, broken = (tuple(json.loads(text)) for text in (row.choice, row.met, row.broken))
    return Answer(row.number, row.learner, row.question, choice, row.right, met, broken, row.at, row.asked)


def _stage(connection: Connection) -> Stage:
    row = connection.execute(_STAGE).one()
    told = {"sent": row.sent, "tables": row.tables, "house": row.house}
    if row.question is None:
        return Stage(0, row.state, None, True, "reveal", **told)
    return Stage(row.number, row.state, row.question, row.closed, row.verdict, row.left, **told)


def _belongs(connection: Connection, question: str, number: int) -> Asked | None:
    """The question to all of this number, where an answer belongs to it, though another is shown by now."""
    if not 0 < number <= _MOST_ASKED:
        return None
    row = connection.execute(select(ASKED).where(ASKED.c.number == number)).first()
    its = None if row is None else Asked(**row._mapping)
    return its if its is not None and its.open and its.question == question else None
