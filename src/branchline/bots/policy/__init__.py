"""Rule-based policies, compiled: route plans, cards, ticket offers, stations, and their habits (weights)."""
