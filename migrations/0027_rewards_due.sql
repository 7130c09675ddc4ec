DROP INDEX `referral_entries_waiting`;--> statement-breakpoint
ALTER TABLE `referral_entries` ADD `due_at` integer;--> statement-breakpoint
CREATE INDEX `referral_entries_due` ON `referral_entries` (`due_at`) WHERE "referral_entries"."due_at" IS NOT NULL;--> statement-breakpoint
-- Whoever becomes a customer of Stripe gets there what waited for it.
CREATE TRIGGER `subscriptions_added` AFTER INSERT ON `subscriptions` BEGIN
  UPDATE `referral_entries` SET `due_at` = unixepoch() * 1000 WHERE `member_id` = new.`user_id` AND `applied_at` IS NULL;
END;
