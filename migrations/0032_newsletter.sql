ALTER TABLE `notification_settings` ADD `newsletter_due_at` integer;--> statement-breakpoint
CREATE INDEX `notification_settings_newsletter` ON `notification_settings` (`newsletter_due_at`) WHERE "notification_settings"."newsletter_due_at" IS NOT NULL;--> statement-breakpoint
-- Whoever has wanted it all along gets the next one: on the first, at nine by UTC; each further one goes by their own clock.
UPDATE `notification_settings` SET `newsletter_due_at` = (unixepoch('now', 'start of month', '+1 month') + 9 * 3600) * 1000
WHERE json_extract(`choices`, '$.email.newsletter') = 1;
