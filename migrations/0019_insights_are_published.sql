DROP INDEX `hd_insights_free`;--> statement-breakpoint
ALTER TABLE `hd_insights` ADD `is_published` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `hd_insights` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `hd_insights_published` ON `hd_insights` (`language`,`created_at`,`id`) WHERE "hd_insights"."is_published" = 1;--> statement-breakpoint
CREATE INDEX `hd_insights_free` ON `hd_insights` (`language`,`created_at`,`id`) WHERE "hd_insights"."is_premium" = 0 AND "hd_insights"."is_published" = 1;