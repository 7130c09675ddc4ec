CREATE TABLE `follows` (
	`follower_id` text NOT NULL,
	`followee_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`follower_id`, `followee_id`),
	FOREIGN KEY (`follower_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`followee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `follows_follower_id` ON `follows` (`follower_id`,`created_at`,`followee_id`);--> statement-breakpoint
CREATE INDEX `follows_followee_id` ON `follows` (`followee_id`,`created_at`,`follower_id`);--> statement-breakpoint
CREATE TABLE `hd_insights` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`content` text NOT NULL,
	`category` text DEFAULT 'Education' NOT NULL,
	`color` text DEFAULT '#6366f1' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`hd_type` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hd_insights_subject` ON `hd_insights` (`subject`,`language`);--> statement-breakpoint
CREATE INDEX `hd_insights_newest` ON `hd_insights` (`language`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `hd_insights_free` ON `hd_insights` (`language`,`created_at`,`id`) WHERE "hd_insights"."is_premium" = 0;--> statement-breakpoint
CREATE TABLE `appeals` (
	`id` text PRIMARY KEY NOT NULL,
	`action_id` text NOT NULL,
	`member_id` text NOT NULL,
	`content` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`answer` text,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	FOREIGN KEY (`action_id`) REFERENCES `moderation_actions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appeals_action_id_unique` ON `appeals` (`action_id`);--> statement-breakpoint
CREATE INDEX `appeals_open` ON `appeals` (`created_at`) WHERE "appeals"."status" = 'open';--> statement-breakpoint
CREATE INDEX `appeals_member_id` ON `appeals` (`member_id`);--> statement-breakpoint
CREATE INDEX `appeals_decided_by` ON `appeals` (`decided_by`);--> statement-breakpoint
CREATE TABLE `moderation_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`moderator_id` text,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`member_id` text,
	`note` text,
	`until` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`moderator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `moderation_actions_created_at` ON `moderation_actions` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `moderation_actions_member_id` ON `moderation_actions` (`member_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `moderation_actions_moderator_id` ON `moderation_actions` (`moderator_id`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`reporter_id` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`member_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text,
	`copy` text,
	`status` text DEFAULT 'open' NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`decided_at` integer,
	`decided_by` text,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`reporter_id`,`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `reports_subject` ON `reports` (`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE INDEX `reports_open` ON `reports` (`created_at`) WHERE "reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX `reports_member_id` ON `reports` (`member_id`);--> statement-breakpoint
CREATE INDEX `reports_decided_by` ON `reports` (`decided_by`);--> statement-breakpoint
CREATE TABLE `muted_words` (
	`user_id` text NOT NULL,
	`word_key` text NOT NULL,
	`word` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`user_id`, `word_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mutes` (
	`muter_id` text NOT NULL,
	`muted_id` text NOT NULL,
	`until` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`muter_id`, `muted_id`),
	FOREIGN KEY (`muter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`muted_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mutes_muted_id` ON `mutes` (`muted_id`);--> statement-breakpoint
CREATE TABLE `notification_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`choices` text NOT NULL,
	`digest` text NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`time_zone` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`actor_id` text,
	`post_id` text,
	`comment_id` text,
	`data` text,
	`group_key` text NOT NULL,
	`once_key` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`read_at` integer,
	`dispatched_at` integer,
	`push_due_at` integer,
	`mail_due_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once_key` ON `notifications` (`user_id`,`once_key`);--> statement-breakpoint
CREATE INDEX `notifications_user_id` ON `notifications` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`user_id`,`created_at`) WHERE "notifications"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX `notifications_undispatched` ON `notifications` (`created_at`) WHERE "notifications"."dispatched_at" IS NULL;--> statement-breakpoint
CREATE INDEX `notifications_push_due_at` ON `notifications` (`push_due_at`) WHERE "notifications"."push_due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notifications_mail_due_at` ON `notifications` (`mail_due_at`) WHERE "notifications"."mail_due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notifications_actor_id` ON `notifications` (`actor_id`);--> statement-breakpoint
CREATE INDEX `notifications_post_id` ON `notifications` (`post_id`);--> statement-breakpoint
CREATE INDEX `notifications_comment_id` ON `notifications` (`comment_id`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`last_sent_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user_id` ON `push_subscriptions` (`user_id`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`author_id` text NOT NULL,
	`content` text NOT NULL,
	`state` text DEFAULT 'shown' NOT NULL,
	`state_changed_at` integer,
	`edited_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comments_post_id` ON `comments` (`post_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `comments_author_id` ON `comments` (`author_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `comments_deleted` ON `comments` (`state_changed_at`) WHERE "comments"."state" = 'deleted';--> statement-breakpoint
CREATE TABLE `post_gates` (
	`gate` integer NOT NULL,
	`post_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`gate`, `created_at`, `post_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_gates_post_id` ON `post_gates` (`post_id`);--> statement-breakpoint
CREATE TABLE `post_likes` (
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`post_id`, `user_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_likes_user_id` ON `post_likes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `post_tags` (
	`tag_key` text NOT NULL,
	`post_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`tag_key`, `created_at`, `post_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_tags_post_id` ON `post_tags` (`post_id`);--> statement-breakpoint
CREATE INDEX `post_tags_created_at` ON `post_tags` (`created_at`,`tag_key`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`author_id` text NOT NULL,
	`author_type` text,
	`content` text NOT NULL,
	`images` text DEFAULT '[]' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`hd_context` text,
	`visibility` text DEFAULT 'public' NOT NULL,
	`comment_policy` text DEFAULT 'everyone' NOT NULL,
	`likes_count` integer DEFAULT 0 NOT NULL,
	`comments_count` integer DEFAULT 0 NOT NULL,
	`state` text DEFAULT 'shown' NOT NULL,
	`state_changed_at` integer,
	`edited_at` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `posts_feed` ON `posts` (`created_at`,`id`) WHERE "posts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX `posts_author` ON `posts` (`author_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_type` ON `posts` (`author_type`,`created_at`,`id`) WHERE "posts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX `posts_deleted` ON `posts` (`state_changed_at`) WHERE "posts"."state" = 'deleted';--> statement-breakpoint
CREATE TABLE `search_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`ref_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_entries_ref` ON `search_entries` (`kind`,`ref_id`);--> statement-breakpoint
CREATE TABLE `site_counts` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`counted_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `role` text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `suspended_until` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `first_steps_done_at` integer;
