ALTER TABLE "recruitment_applications" RENAME CONSTRAINT "recruitment_applications_phone" TO "recruitment_applications_phone_number";--> statement-breakpoint
ALTER TABLE "recruitment_applications" RENAME CONSTRAINT "recruitment_applications_link" TO "recruitment_applications_linkedin_portfolio";--> statement-breakpoint
ALTER TABLE "recruitment_applications" RENAME CONSTRAINT "recruitment_applications_tech_skills" TO "recruitment_applications_tech_skills_rating";--> statement-breakpoint
ALTER TABLE "recruitment_applications" RENAME CONSTRAINT "recruitment_applications_why_join" TO "recruitment_applications_why_join_mindsync";--> statement-breakpoint
ALTER TABLE "recruitment_applications" RENAME CONSTRAINT "recruitment_applications_employment" TO "recruitment_applications_employment_status";
