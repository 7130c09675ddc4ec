ALTER TABLE `users` ADD `terms_notice_version` text;--> statement-breakpoint
ALTER TABLE `users` ADD `terms_notice_at` integer;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `is_mailed` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `claimed_until` integer;--> statement-breakpoint
CREATE INDEX `withdrawals_state` ON `withdrawals` (`state`);