-- Which nodes are at work: each counts up every second. A node whose number stands still is dead, unless it has taken its leave.
-- It need not survive a crash.
CREATE UNLOGGED TABLE nodes (
    node  bigint PRIMARY KEY,
    beats bigint NOT NULL,
    seen  timestamptz NOT NULL
);
