-- Whether the match has not begun, and when somebody last did something there: tables that nobody needs are forgotten.
ALTER TABLE tables ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET touched = unixepoch();
CREATE INDEX tables_touched ON tables (touched) WHERE live;

-- The day by which things are old. It follows the clock of the machine, but only as fast as time passes while a server
-- runs: a clock that jumps forward makes nothing old.
CREATE TABLE calendar (today INTEGER NOT NULL);
INSERT INTO calendar VALUES (unixepoch());

-- What operators have said: bans, the message of the day, orders that a server has yet to carry out, and what was done.
CREATE TABLE notes (
    kind    TEXT NOT NULL,
    subject TEXT NOT NULL,
    text    TEXT NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (kind, subject)
);
