"""Monte Carlo search over determinizations, compiled: candidate actions, rollouts and evaluation."""
