ALTER TABLE `private_charts` ADD `notes` text;--> statement-breakpoint
ALTER TABLE `private_charts` ADD `labels` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `private_charts` ADD `notes_updated_at` integer;--> statement-breakpoint
ALTER TABLE `private_charts` ADD `last_viewed_at` integer;