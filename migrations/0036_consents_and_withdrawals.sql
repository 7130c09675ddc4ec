CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`version` text NOT NULL,
	`language` text NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consents_user_id` ON `consents` (`user_id`,`purpose`,`given_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `consents_open` ON `consents` (`user_id`,`purpose`,`version`) WHERE "consents"."withdrawn_at" IS NULL AND "consents"."purpose" <> 'premium_start';--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`order_number` text,
	`language` text NOT NULL,
	`received_at` integer NOT NULL,
	`state` text NOT NULL,
	`done_at` integer,
	`refund_cents` integer,
	`stripe_subscription_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `withdrawals_user_id` ON `withdrawals` (`user_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_received_at` ON `withdrawals` (`received_at`);--> statement-breakpoint
-- A mail that answers a statement without a session names no member. Nothing refers to this table.
CREATE TABLE `__new_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`recipient` text NOT NULL,
	`sealed_params` text,
	`status` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_mails`("id", "user_id", "kind", "language", "recipient", "sealed_params", "status", "attempts", "due_at", "last_error", "created_at", "sent_at") SELECT "id", "user_id", "kind", "language", "recipient", "sealed_params", "status", "attempts", "due_at", "last_error", "created_at", "sent_at" FROM `mails`;--> statement-breakpoint
DROP TABLE `mails`;--> statement-breakpoint
ALTER TABLE `__new_mails` RENAME TO `mails`;--> statement-breakpoint
CREATE INDEX `mails_user_id` ON `mails` (`user_id`);--> statement-breakpoint
CREATE INDEX `mails_due_at` ON `mails` (`due_at`) WHERE "mails"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX `mails_created_at` ON `mails` (`created_at`);