-- A column whose default is random can't be added to a table with rows: they are written anew.
CREATE TABLE `__new_connections` (
	`row_id` text DEFAULT (lower(hex(randomblob(16)))) NOT NULL,
	`low_id` text NOT NULL,
	`high_id` text NOT NULL,
	`status` text NOT NULL,
	`requester_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`connected_at` integer,
	`note` text,
	`answered_at` integer,
	PRIMARY KEY(`low_id`, `high_id`),
	FOREIGN KEY (`low_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`high_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`requester_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_connections` (`low_id`, `high_id`, `status`, `requester_id`, `created_at`, `connected_at`, `note`, `answered_at`)
SELECT `low_id`, `high_id`, `status`, `requester_id`, `created_at`, `connected_at`, `note`, `answered_at` FROM `connections`;
--> statement-breakpoint
DROP TABLE `connections`;
--> statement-breakpoint
ALTER TABLE `__new_connections` RENAME TO `connections`;
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_row_id` ON `connections` (`row_id`);
--> statement-breakpoint
CREATE INDEX `connections_low_id` ON `connections` (`low_id`,`status`,`created_at`,`high_id`);
--> statement-breakpoint
CREATE INDEX `connections_high_id` ON `connections` (`high_id`,`status`,`created_at`,`low_id`);
--> statement-breakpoint
CREATE INDEX `connections_requester_id` ON `connections` (`requester_id`,`status`,`created_at`);
