ALTER TABLE `search_entries` ADD `version` integer DEFAULT 0 NOT NULL;
