CREATE TABLE `charts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`birth` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `charts_user` ON `charts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_ends_at` ON `rate_limits` (`ends_at`);--> statement-breakpoint
CREATE TABLE `referrals` (
	`referred_id` text PRIMARY KEY NOT NULL,
	`referrer_id` text NOT NULL,
	`code` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`referred_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`referrer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `referrals_referrer` ON `referrals` (`referrer_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user_id` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`email_confirmed_at` integer,
	`password_hash` text,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`full_name` text NOT NULL,
	`avatar_url` text,
	`bio` text,
	`location` text,
	`language` text DEFAULT 'en' NOT NULL,
	`birth_date` text,
	`birth_time` text,
	`birth_time_accuracy` text,
	`birth_city` text,
	`birth_country` text,
	`birth_latitude` real,
	`birth_longitude` real,
	`birth_timezone` text,
	`birth_utc_offset_seconds` integer,
	`birth_offset_chosen` integer DEFAULT false NOT NULL,
	`hd_type` text,
	`hd_authority` text,
	`hd_profile` text,
	`hd_definition` text,
	`hd_incarnation_cross` text,
	`hd_centers` text,
	`hd_channels` text,
	`hd_gates` text,
	`hd_raw_data` text,
	`hd_data_calculated` integer DEFAULT false NOT NULL,
	`hd_calculation_date` integer,
	`is_premium` integer DEFAULT false NOT NULL,
	`premium_expires_at` integer,
	`is_verified` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`referral_code` text NOT NULL,
	`referral_count` integer DEFAULT 0 NOT NULL,
	`successful_referrals` integer DEFAULT 0 NOT NULL,
	`referral_earnings` integer DEFAULT 0 NOT NULL,
	`followers_count` integer DEFAULT 0 NOT NULL,
	`following_count` integer DEFAULT 0 NOT NULL,
	`posts_count` integer DEFAULT 0 NOT NULL,
	`terms_version` text NOT NULL,
	`terms_agreed_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_referral_code` ON `users` (`referral_code`);--> statement-breakpoint
CREATE INDEX `users_created_at` ON `users` (`created_at`);