-- Whether the match has not begun, and when somebody last did something there: tables that nobody needs are deleted.
ALTER TABLE tables ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET touched = unixepoch();
CREATE INDEX tables_touched ON tables (touched) WHERE live;

-- Bots play where somebody is present, so nobody searches for tables by this any more.
DROP INDEX tables_bots;
ALTER TABLE tables DROP COLUMN bots;

-- The names of the people in an entry, as a JSON array. The hash does not cover them, so they can be deleted.
ALTER TABLE journal ADD COLUMN names TEXT;

-- The time by which tables are old, and the clock when it was last moved on. It advances only while a server runs, by the
-- time that really passes: a clock that jumps forward makes nothing old.
CREATE TABLE calendar (today INTEGER NOT NULL, seen INTEGER NOT NULL);
INSERT INTO calendar VALUES (unixepoch(), unixepoch());

-- Bans, the message of the day, orders that servers have yet to carry out, the audit trail, and the key for records.
CREATE TABLE notes (
    kind    TEXT NOT NULL,
    subject TEXT NOT NULL,
    text    TEXT NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (kind, subject)
);
