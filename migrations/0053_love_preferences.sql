CREATE TABLE `love_preferences` (
	`user_id` text PRIMARY KEY NOT NULL,
	`seeks` text NOT NULL,
	`words` text,
	`is_public` integer DEFAULT false NOT NULL,
	`wanted_age_from` integer,
	`wanted_age_to` integer,
	`wanted_language` text,
	`wanted_within_km` integer,
	`is_strict` integer DEFAULT false NOT NULL,
	`age_group` integer,
	`languages` text,
	`city` text,
	`city_x` real,
	`city_y` real,
	`city_z` real,
	`stated_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
