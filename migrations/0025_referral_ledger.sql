CREATE TABLE `referral_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`member_id` text NOT NULL,
	`referred_id` text,
	`kind` text NOT NULL,
	`invoice_id` text NOT NULL,
	`paid_cents` integer NOT NULL,
	`refunded_cents` integer NOT NULL,
	`cents` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`applied_at` integer,
	`stripe_balance_id` text,
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`referred_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `referral_entries_once` ON `referral_entries` (`referred_id`,`kind`) WHERE "referral_entries"."refunded_cents" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `referral_entries_state` ON `referral_entries` (`invoice_id`,`kind`,`refunded_cents`);--> statement-breakpoint
CREATE INDEX `referral_entries_member` ON `referral_entries` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `referral_entries_waiting` ON `referral_entries` (`created_at`,`id`) WHERE "referral_entries"."applied_at" IS NULL;--> statement-breakpoint
CREATE TABLE `referral_refunds` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`refunded_cents` integer NOT NULL,
	`told_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `referral_refunds_told_at` ON `referral_refunds` (`told_at`);--> statement-breakpoint
CREATE TABLE `__new_referrals` (
	`referred_id` text PRIMARY KEY NOT NULL,
	`referrer_id` text,
	`code` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`referred_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`referrer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "referrals_not_oneself" CHECK("__new_referrals"."referrer_id" <> "__new_referrals"."referred_id")
);
--> statement-breakpoint
INSERT INTO `__new_referrals`("referred_id", "referrer_id", "code", "created_at") SELECT "referred_id", "referrer_id", "code", "created_at" FROM `referrals`;--> statement-breakpoint
DROP TABLE `referrals`;--> statement-breakpoint
ALTER TABLE `__new_referrals` RENAME TO `referrals`;--> statement-breakpoint
CREATE INDEX `referrals_referrer` ON `referrals` (`referrer_id`);