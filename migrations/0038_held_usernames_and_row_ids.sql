ALTER TABLE `former_usernames` ADD `is_held` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- A column whose default is random can't be added to a table with rows: both are written anew.
CREATE TABLE `__new_blocks` (
	`id` text DEFAULT (lower(hex(randomblob(16)))) NOT NULL,
	`blocker_id` text NOT NULL,
	`blocked_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`blocker_id`, `blocked_id`),
	FOREIGN KEY (`blocker_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blocked_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_blocks` (`blocker_id`, `blocked_id`, `created_at`) SELECT `blocker_id`, `blocked_id`, `created_at` FROM `blocks`;
--> statement-breakpoint
DROP TABLE `blocks`;
--> statement-breakpoint
ALTER TABLE `__new_blocks` RENAME TO `blocks`;
--> statement-breakpoint
CREATE UNIQUE INDEX `blocks_id` ON `blocks` (`id`);
--> statement-breakpoint
CREATE INDEX `blocks_blocked_id` ON `blocks` (`blocked_id`);
--> statement-breakpoint
CREATE TABLE `__new_mutes` (
	`id` text DEFAULT (lower(hex(randomblob(16)))) NOT NULL,
	`muter_id` text NOT NULL,
	`muted_id` text NOT NULL,
	`until` integer,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	PRIMARY KEY(`muter_id`, `muted_id`),
	FOREIGN KEY (`muter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`muted_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_mutes` (`muter_id`, `muted_id`, `until`, `created_at`) SELECT `muter_id`, `muted_id`, `until`, `created_at` FROM `mutes`;
--> statement-breakpoint
DROP TABLE `mutes`;
--> statement-breakpoint
ALTER TABLE `__new_mutes` RENAME TO `mutes`;
--> statement-breakpoint
CREATE UNIQUE INDEX `mutes_id` ON `mutes` (`id`);
--> statement-breakpoint
CREATE INDEX `mutes_muted_id` ON `mutes` (`muted_id`);
--> statement-breakpoint
CREATE INDEX `mutes_until` ON `mutes` (`until`) WHERE "mutes"."until" IS NOT NULL;
