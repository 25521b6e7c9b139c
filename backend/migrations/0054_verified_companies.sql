-- Orders are compared with the names of all verified companies (backend/teams/named-company.ts).
CREATE INDEX companies_verified ON companies (vat, name) WHERE verified_since IS NOT NULL;
