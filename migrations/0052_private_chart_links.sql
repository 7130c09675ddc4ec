CREATE TABLE `private_chart_links` (
	`id` text PRIMARY KEY NOT NULL,
	`chart_id` text NOT NULL,
	`member_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`sealed_token` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`opened_at` integer,
	FOREIGN KEY (`chart_id`) REFERENCES `private_charts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `private_chart_links_chart_id` ON `private_chart_links` (`chart_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `private_chart_links_token_hash` ON `private_chart_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `private_chart_links_member_id` ON `private_chart_links` (`member_id`,`expires_at`);--> statement-breakpoint
CREATE INDEX `private_chart_links_expires_at` ON `private_chart_links` (`expires_at`);