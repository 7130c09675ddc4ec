CREATE TABLE `place_loads` (
	`id` integer PRIMARY KEY NOT NULL,
	`edition` text NOT NULL,
	`written` integer NOT NULL,
	`total` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `place_names` (
	`name` text NOT NULL,
	`standing` integer NOT NULL,
	`rank` integer NOT NULL,
	PRIMARY KEY(`name`, `standing`, `rank`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `place_prefixes` (
	`prefix` text NOT NULL,
	`standing` integer NOT NULL,
	`rank` integer NOT NULL,
	PRIMARY KEY(`prefix`, `standing`, `rank`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `place_regions` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_ru` text
);
--> statement-breakpoint
CREATE TABLE `places` (
	`rank` integer PRIMARY KEY NOT NULL,
	`id` integer NOT NULL,
	`name` text NOT NULL,
	`ascii_name` text,
	`name_ru` text,
	`country_code` text NOT NULL,
	`region_code` text,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`timezone` text NOT NULL,
	`population` integer NOT NULL,
	`feature` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `places_id` ON `places` (`id`);