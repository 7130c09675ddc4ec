CREATE TABLE `clock_corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`private_chart_id` text,
	`birth` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`private_chart_id`) REFERENCES `private_charts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `clock_corrections_user_id` ON `clock_corrections` (`user_id`);--> statement-breakpoint
CREATE INDEX `clock_corrections_private_chart_id` ON `clock_corrections` (`private_chart_id`);--> statement-breakpoint
CREATE INDEX `private_charts_created_at` ON `private_charts` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `birth_zone_chosen` integer;
