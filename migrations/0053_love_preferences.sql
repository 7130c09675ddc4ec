CREATE TABLE `love_filters` (
	`user_id` text NOT NULL,
	`counts_from` integer NOT NULL,
	`age_from` integer,
	`age_to` integer,
	`language` text,
	`within_km` integer,
	`is_strict` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`user_id`, `counts_from`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `love_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`seeks` text NOT NULL,
	`words` text,
	`is_public` integer DEFAULT false NOT NULL,
	`last_age_group` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `love_statements` (
	`user_id` text NOT NULL,
	`counts_from` integer NOT NULL,
	`age_group` integer,
	`languages` text,
	`city` text,
	`city_x` real,
	`city_y` real,
	`city_z` real,
	PRIMARY KEY(`user_id`, `counts_from`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
