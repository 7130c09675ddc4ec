CREATE TABLE `connection_asks` (
	`requester_id` text NOT NULL,
	`asked_id` text NOT NULL,
	`asked_at` integer NOT NULL,
	`declined_at` integer,
	PRIMARY KEY(`requester_id`, `asked_id`),
	FOREIGN KEY (`requester_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`asked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `connection_asks_asked_at` ON `connection_asks` (`requester_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `connection_asks_asked_id` ON `connection_asks` (`asked_id`);--> statement-breakpoint
CREATE INDEX `connection_asks_age` ON `connection_asks` (`asked_at`);--> statement-breakpoint
DROP INDEX `connections_requester_id`;--> statement-breakpoint
ALTER TABLE `connections` ADD `note` text;--> statement-breakpoint
ALTER TABLE `connections` ADD `answered_at` integer;--> statement-breakpoint
CREATE INDEX `connections_requester_id` ON `connections` (`requester_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `users_suggested` ON `users` (`hd_type`,`language`,`last_active_at`,`id`) WHERE "users"."is_active" = 1 AND "users"."chart_visibility" = 'everyone' AND "users"."profile_visibility" IN ('everyone', 'community');