ALTER TABLE `search_entries` ADD `version` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Events are found by whole words: until the nightly run rewrites these with their stems, no punctuation may stick to a word.
UPDATE `events` SET `words` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`words`,
  char(10), ' '), char(13), ' '), '.', ' '), ',', ' '), ';', ' '), ':', ' '), '!', ' '), '?', ' '), '(', ' '), ')', ' '), '"', ' '), '«', ' '), '»', ' '), '-', ' '), '/', ' ');
