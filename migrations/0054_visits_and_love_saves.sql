ALTER TABLE `love_preferences` ADD `save_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `private_charts` ADD `viewed_before_at` integer;