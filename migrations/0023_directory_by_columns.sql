-- The directory once more, as it was, but for how it is kept: it says in which column a word stands and no longer where there
-- (nobody asks for phrases), which halves it; and it has lists of its own for beginnings of up to twelve letters, so that none
-- has to be put together from those of its words. Marks belong to words, as the domain has it: no word falls apart.
DROP TABLE `directory`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `directory` USING fts5(`title`, `body`, `facts`, content='', contentless_delete=1, detail='column', tokenize="unicode61 remove_diacritics 2 categories 'L* N* M* Co'", prefix='2 3 4 5 6 7 8 9 10 11 12');
--> statement-breakpoint
-- Those who are there come into it in pieces, by cron or by `npm run search:index`: a statement over all of them would take
-- longer than one may. This says that all wait, the last who joined first (app/data/directory-fill.server.ts).
INSERT INTO `site_counts` (`name`, `value`, `counted_at`)
SELECT 'directory.waiting', '{"createdAt":9007199254740991,"id":""}', unixepoch() * 1000 WHERE EXISTS (SELECT 1 FROM `users`)
ON CONFLICT (`name`) DO UPDATE SET `value` = excluded.`value`;
