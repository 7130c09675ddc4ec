CREATE TABLE `payments` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`number` text,
	`amount_paid_cents` integer NOT NULL,
	`refunded_cents` integer DEFAULT 0 NOT NULL,
	`paid_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payments_user_id` ON `payments` (`user_id`,`paid_at`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`outcome` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_events_received_at` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `stripe_tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `stripe_tasks_due_at` ON `stripe_tasks` (`due_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`stripe_customer_id` text NOT NULL,
	`stripe_subscription_id` text,
	`status` text,
	`period_start` integer,
	`period_end` integer,
	`ends_at` integer,
	`word_at` integer,
	`word_id` text,
	`ask_due_at` integer,
	`checkout_id` text,
	`reminded_for` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_stripe_customer_id` ON `subscriptions` (`stripe_customer_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_ask_due_at` ON `subscriptions` (`ask_due_at`) WHERE "subscriptions"."ask_due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `subscriptions_renewals` ON `subscriptions` (`period_end`) WHERE "subscriptions"."status" = 'active' AND "subscriptions"."ends_at" IS NULL;