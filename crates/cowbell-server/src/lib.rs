//! Tables by link, live play, durable logs, fair dice.
