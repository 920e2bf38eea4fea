-- Whether the match has not begun, and when somebody last did something there: tables that nobody needs are forgotten.
ALTER TABLE tables ADD COLUMN waiting boolean NOT NULL DEFAULT false;
ALTER TABLE tables ADD COLUMN touched bigint NOT NULL DEFAULT 0;
UPDATE tables SET touched = extract(epoch FROM clock_timestamp())::bigint;
CREATE INDEX tables_touched ON tables (touched, id) WHERE live;

-- The day by which things are old. It follows this database's clock, but only as fast as time passes while a server
-- runs: a clock that jumps forward makes nothing old.
CREATE TABLE calendar (today bigint NOT NULL);
INSERT INTO calendar VALUES (extract(epoch FROM clock_timestamp())::bigint);

-- What operators have said: bans, the message of the day, orders that a server has yet to carry out, and what was done.
CREATE TABLE notes (
    kind    text NOT NULL,
    subject text NOT NULL,
    text    text NOT NULL,
    at      bigint NOT NULL,
    PRIMARY KEY (kind, subject)
);
