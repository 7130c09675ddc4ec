ALTER TABLE `payments` ADD `dispute` text;--> statement-breakpoint
CREATE INDEX `referral_entries_referred` ON `referral_entries` (`referred_id`);