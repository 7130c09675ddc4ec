CREATE TABLE `private_charts` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`birth` text NOT NULL,
	`offset_chosen` integer DEFAULT false NOT NULL,
	`data` text NOT NULL,
	`consented_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch() * 1000) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `private_charts_owner_id` ON `private_charts` (`owner_id`,`created_at`);