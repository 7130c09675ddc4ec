DROP INDEX `connections_high_id`;--> statement-breakpoint
CREATE INDEX `connections_low_id` ON `connections` (`low_id`,`status`,`created_at`,`high_id`);--> statement-breakpoint
CREATE INDEX `connections_high_id` ON `connections` (`high_id`,`status`,`created_at`,`low_id`);