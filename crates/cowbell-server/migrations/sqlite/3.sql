-- Whom a table is for: numbers for the network that created it and for the site of that network. They come from a hash with the
-- server's key, so they say nothing about the address. Lists for strangers show only some tables of each.
ALTER TABLE tables ADD COLUMN owner INTEGER;
ALTER TABLE tables ADD COLUMN site INTEGER;

-- What strangers who wait at a table want to play, as a number: those with the same wish find it at once.
ALTER TABLE tables ADD COLUMN seek INTEGER;
CREATE INDEX tables_seek ON tables (seek, opened) WHERE seek IS NOT NULL;

-- Whether the match goes on though nobody looks, because it has a clock: a server loads these when it starts. Nobody knows yet which
-- of the matches under way have one, so all of them are looked at once.
ALTER TABLE tables ADD COLUMN timed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET timed = 1 WHERE live AND NOT waiting;
CREATE INDEX tables_timed ON tables (num) WHERE timed;
