ALTER TABLE `connections` ADD `asked_username` text;--> statement-breakpoint
ALTER TABLE `notifications` ADD `seen_at` integer;--> statement-breakpoint
CREATE INDEX `notifications_new` ON `notifications` (`user_id`,`created_at`) WHERE "notifications"."read_at" IS NULL AND "notifications"."seen_at" IS NULL;