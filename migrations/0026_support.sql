CREATE TABLE `support_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`side` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `support_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `support_replies_request_id` ON `support_replies` (`request_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `support_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`subject` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`waiting_since` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `support_requests_member_id` ON `support_requests` (`member_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `support_requests_open` ON `support_requests` (`waiting_since`) WHERE "support_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX `users_premium_expires_at` ON `users` (`premium_expires_at`) WHERE "users"."is_premium" = 1 AND "users"."premium_expires_at" IS NOT NULL;