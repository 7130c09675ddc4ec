CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`pair_key` text NOT NULL,
	`conversation_type` text DEFAULT 'direct' NOT NULL,
	`last_message_at` integer,
	`last_message_id` text,
	`message_count` integer DEFAULT 0 NOT NULL,
	`hd_compatibility_score` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_pair_key_unique` ON `conversations` (`pair_key`);--> statement-breakpoint
CREATE TABLE `message_participants` (
	`conversation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text DEFAULT 'member' NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`unread_count` integer DEFAULT 0 NOT NULL,
	`last_read_at` integer,
	`begun_at` integer,
	PRIMARY KEY(`conversation_id`, `user_id`),
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_participants_user_id` ON `message_participants` (`user_id`,`begun_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `presence_visibility` text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `read_receipts` integer DEFAULT true NOT NULL;