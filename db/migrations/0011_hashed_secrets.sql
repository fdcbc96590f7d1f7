-- Secrets are stored as hashes only: app/accounts/hashed-sessions.server.ts, app/recruitment/apply/private-key.server.ts.
UPDATE "session" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');--> statement-breakpoint
UPDATE "recruitment_applications" SET
  "private_key" = encode(sha256(convert_to("private_key", 'UTF8')), 'hex'),
  "submission_key" = left(encode(sha256(convert_to(left(translate(encode(substring(sha256(convert_to('application link:' || "submission_key"::text, 'UTF8')) from 1 for 16), 'base64'), '+/', '-_'), 22), 'UTF8')), 'hex'), 32)::uuid;--> statement-breakpoint
UPDATE "withdrawn_applications" SET
  "private_key" = encode(sha256(convert_to("private_key", 'UTF8')), 'hex'),
  "submission_key" = left(encode(sha256(convert_to(left(translate(encode(substring(sha256(convert_to('application link:' || "submission_key"::text, 'UTF8')) from 1 for 16), 'base64'), '+/', '-_'), 22), 'UTF8')), 'hex'), 32)::uuid;
