ALTER TABLE `users` ADD `last_active_at` integer;--> statement-breakpoint
CREATE INDEX `users_last_active_at` ON `users` (`last_active_at`);--> statement-breakpoint
-- Until now only sessions told when a member was here.
UPDATE `users` SET `last_active_at` = coalesce((SELECT max(coalesce(`last_seen_at`, `created_at`)) FROM `sessions` WHERE `user_id` = `users`.`id`), `created_at`);
