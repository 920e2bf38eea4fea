-- Who is at a table at which node, and until when by this database's clock: the player of a seat, or with the seat -1 a number of
-- spectators. It need not survive a crash: nodes say it again every few seconds.
CREATE UNLOGGED TABLE presence (
    id    bigint NOT NULL,
    seat  smallint NOT NULL,
    node  bigint NOT NULL,
    count integer NOT NULL,
    until timestamptz NOT NULL,
    PRIMARY KEY (id, seat, node)
);
CREATE INDEX presence_until ON presence (until);
