-- Which of these files the database has. Whoever has no such table is not ours.
CREATE TABLE cowbell (schema integer NOT NULL);
INSERT INTO cowbell VALUES (0);

-- A table and what lists of tables are made by. Times are seconds since 1970 by this database's clock.
CREATE TABLE tables (
    id     bigint PRIMARY KEY,
    live   boolean NOT NULL,
    lobby  boolean NOT NULL,
    bots   boolean NOT NULL,
    opened bigint NOT NULL,
    ended  bigint
);
CREATE INDEX tables_lobby ON tables (opened) WHERE lobby;
CREATE INDEX tables_bots ON tables (opened, id) WHERE bots;
CREATE INDEX tables_ended ON tables (ended) WHERE ended IS NOT NULL;

-- One entry a row. The primary key is the arbiter: nobody can write the same version of a table twice. It begins with
-- the table's id, so that the journal can be spread over partitions or machines by it.
CREATE TABLE journal (
    id      bigint NOT NULL,
    version integer NOT NULL,
    text    text NOT NULL,
    link    bytea NOT NULL,
    PRIMARY KEY (id, version)
);

-- Which node thinks about a bot's move, and until when by this database's clock. It only saves double work, so it need
-- not survive a crash.
CREATE UNLOGGED TABLE claims (
    id      bigint PRIMARY KEY,
    version integer NOT NULL,
    node    bigint NOT NULL,
    until   timestamptz NOT NULL
);
