CREATE TABLE `love_analyses` (
	`member_id` text NOT NULL,
	`month` text NOT NULL,
	`other_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`member_id`, `month`, `other_id`),
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `love_analyses_other_id` ON `love_analyses` (`other_id`);--> statement-breakpoint
CREATE TABLE `love_interests` (
	`member_id` text NOT NULL,
	`other_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`member_id`, `other_id`),
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`other_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `love_interests_other_id` ON `love_interests` (`other_id`,`member_id`);--> statement-breakpoint
CREATE TABLE `love_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`declared_at` integer,
	`active_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `love_settings_active_at` ON `love_settings` (`active_at`,`user_id`);--> statement-breakpoint
-- When a member of the list was last here follows their own row, whoever notes it.
CREATE TRIGGER `love_settings_active` AFTER UPDATE OF `last_active_at` ON `users` WHEN new.`last_active_at` IS NOT NULL BEGIN
  UPDATE `love_settings` SET `active_at` = new.`last_active_at` WHERE `user_id` = new.`id`;
END;
