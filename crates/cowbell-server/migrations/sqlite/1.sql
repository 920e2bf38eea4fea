-- A table and what lists of tables are made by. `num` keeps the journals of tables that are played at the same
-- time close together in the index; `id` is what links show.
CREATE TABLE tables (
    num    INTEGER PRIMARY KEY,
    id     INTEGER NOT NULL UNIQUE,
    live   INTEGER NOT NULL,
    lobby  INTEGER NOT NULL,
    bots   INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    ended  INTEGER
);
CREATE INDEX tables_lobby ON tables (opened) WHERE lobby;
CREATE INDEX tables_bots ON tables (num) WHERE bots;
CREATE INDEX tables_ended ON tables (ended) WHERE ended IS NOT NULL;

-- One entry a row. The unique index is the arbiter: nobody can write the same version of a table twice.
CREATE TABLE journal (
    num     INTEGER NOT NULL,
    version INTEGER NOT NULL,
    text    TEXT NOT NULL,
    link    BLOB NOT NULL
);
CREATE UNIQUE INDEX journal_version ON journal (num, version);
