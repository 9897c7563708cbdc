"""Rule-based policies, compiled: plans on the map, hands, ticket offers, stations, and the habits that tune them."""
