-- The next load fills this table.
CREATE TABLE `place_region_names` (
	`name` text NOT NULL,
	`code` text NOT NULL,
	PRIMARY KEY(`name`, `code`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `places_coordinates` ON `places` (`country_code`,`latitude`,`longitude`);
--> statement-breakpoint
CREATE INDEX `places_region` ON `places` (`country_code`,`region_code`,`rank`);
--> statement-breakpoint
CREATE INDEX `places_zone` ON `places` (`timezone`,`latitude`,`longitude`,`country_code`,`region_code`);
