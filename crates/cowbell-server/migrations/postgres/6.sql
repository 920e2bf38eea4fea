-- How many bots play at a table. With the tables whose match is not over, they count against the quotas of whom it is for. Tables of
-- earlier versions count as having none until they change.
ALTER TABLE tables ADD COLUMN bots integer NOT NULL DEFAULT 0;
CREATE INDEX tables_site ON tables (site) WHERE live;
