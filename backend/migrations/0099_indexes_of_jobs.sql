-- What jobs look for every minute, and what has to be looked at where an account is deleted: without these each of them reads a whole table.
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX account_tokens_by_expiry ON account_tokens (expires_at);
CREATE INDEX account_tokens_sealed ON account_tokens (used_at) WHERE sealed_session IS NOT NULL;
CREATE INDEX users_unconfirmed ON users (created_at) WHERE is_verified = 0 AND is_deleted = 0;
CREATE INDEX team_invitations_by_expiry ON team_invitations (expires_at);
CREATE INDEX team_invitations_by_sender ON team_invitations (invited_by);
CREATE INDEX team_invitations_by_member ON team_invitations (accepted_by) WHERE accepted_by IS NOT NULL;
CREATE INDEX approval_decisions_by_user ON approval_decisions (decided_by);
CREATE INDEX orders_by_approver ON orders (approval_by) WHERE approval_by IS NOT NULL;
