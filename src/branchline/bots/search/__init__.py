"""Monte Carlo search over determinizations, compiled: candidates, rollouts and their evaluation."""
